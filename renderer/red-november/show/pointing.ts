import type { Box } from '../../stage/geometry.ts'

/** Under what it tells of, or over it where there is no room; never outside the picture. */
export function below(box: Box, frame: Box): Readonly<Record<string, string>> {
  const middle = box.x + box.width / 2
  const left = `clamp(7em, ${middle}px, 100% - 7em)`
  const isLow = box.y + box.height > frame.y + frame.height * 0.82
  return isLow
    ? { left, top: `${box.y - 6}px`, translate: '-50% -100%' }
    : { left, top: `${box.y + box.height + 6}px`, translate: '-50% 0' }
}
