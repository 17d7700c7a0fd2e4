/** Far more than a board of any window takes. */
const MAX_PHOTO_BYTES = 32 * 1024 * 1024

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The last part of every PNG: no length, its name, its checksum. */
const END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]

/** Is it of a bearable size, and does it begin and end as a PNG does? Nothing else is written where pictures lie. */
export const isPng = (bytes: unknown): boolean =>
  bytes instanceof Uint8Array &&
  bytes.length > SIGNATURE.length + END.length &&
  bytes.length <= MAX_PHOTO_BYTES &&
  SIGNATURE.every((byte, at) => bytes[at] === byte) &&
  END.every((byte, at) => bytes[bytes.length - END.length + at] === byte)
