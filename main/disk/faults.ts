import type { Fault } from '../../preload/contract.ts'

/** Something outside went wrong (the disk, mostly); the page gets the code and finds the words. */
export class FaultError extends Error {
  constructor(
    readonly fault: Fault,
    options?: ErrorOptions,
  ) {
    super(fault, options)
  }
}

const BY_ERRNO: Readonly<Record<string, Fault>> = {
  ENOSPC: 'disk/full',
  EDQUOT: 'disk/full',
  EFBIG: 'disk/full',
  EROFS: 'disk/read-only',
  EACCES: 'disk/denied',
  EPERM: 'disk/denied',
  ENOENT: 'save/missing',
}

const isErrno = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && typeof (error as NodeJS.ErrnoException).code === 'string'

export const isMissing = (error: unknown): boolean => isErrno(error) && error.code === 'ENOENT'
/** Something of that name is there already. */
export const isTaken = (error: unknown): boolean => isErrno(error) && error.code === 'EEXIST'
/** Another program may have it open, and let it go. */
export const isHeld = (error: unknown): boolean =>
  isErrno(error) && ['EBUSY', 'EACCES', 'EPERM'].includes(error.code ?? '')

/** The fault behind any thrown thing. */
export function faultOf(error: unknown): Fault {
  if (error instanceof FaultError) return error.fault
  if (isErrno(error)) return BY_ERRNO[error.code ?? ''] ?? 'disk/failed'
  return 'gateway/failed'
}
