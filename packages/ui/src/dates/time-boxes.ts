/** What keys and typed figures make of a time of day; drawn by time-picker.tsx. */
import { latinDigits } from '@maktab/i18n/numbers'

export interface TimeParts {
  /** 0 to 23. */
  readonly hour?: number | undefined
  readonly minute?: number | undefined
  /** Which half a typed hour falls in, where hours are counted twice to 12. */
  readonly isAfternoon: boolean
}

export type TimeBox = 'hour' | 'minute'

const sizes = { hour: 24, minute: 60 } as const
const leaps = { hour: 3, minute: 10 } as const

/** The parts of `HH:mm`; none of an empty text. */
export function partsOfTime(time: string): TimeParts {
  if (!/^\d\d:\d\d$/.test(time)) return { isAfternoon: false }
  const hour = Number(time.slice(0, 2))
  return { hour, minute: Number(time.slice(3)), isAfternoon: hour >= 12 }
}

/** `HH:mm` once both are there, else empty. */
export function timeOfParts({ hour, minute }: TimeParts): string {
  if (hour === undefined || minute === undefined) return ''
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/**
 * After a key of the spin button pattern: arrows by one, pages by 3 hours or 10 minutes, Home and End to the least and the most; all come
 * round. Undefined where the key means nothing here.
 */
export function afterKey(parts: TimeParts, box: TimeBox, key: string): TimeParts | undefined {
  const size = sizes[box]
  const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: leaps[box], PageDown: -leaps[box] }
  const step = steps[key]
  const now = parts[box]
  if (key === 'Home') return put(parts, box, 0)
  if (key === 'End') return put(parts, box, size - 1)
  if (key === 'Backspace' || key === 'Delete') return put(parts, box, undefined)
  if (step === undefined) return undefined
  // The first press in an empty box begins the school's day, not the night.
  if (now === undefined) return put(parts, box, box === 'hour' ? 8 : 0)
  return put(parts, box, (now + step + size) % size)
}

function put(parts: TimeParts, box: TimeBox, figure: number | undefined): TimeParts {
  if (box === 'minute') return { ...parts, minute: figure }
  return { ...parts, hour: figure, isAfternoon: figure === undefined ? parts.isAfternoon : figure >= 12 }
}

/** After figures were typed into a box, in any digits; `isFull` once no further digit can belong to it. Undefined where nothing of it is a figure in range. */
export function afterTyping(
  parts: TimeParts,
  box: TimeBox,
  text: string,
  isHalved: boolean,
): { readonly parts: TimeParts; readonly isFull: boolean } | undefined {
  const digits = latinDigits(text).replace(/\D/g, '').slice(-2)
  if (digits === '') return undefined
  const figure = Number(digits)
  if (figure >= sizes[box]) return afterTyping(parts, box, digits.slice(-1), isHalved)
  const canGrow = digits.length === 1 && figure * 10 < (box === 'minute' ? 60 : isHalved ? 13 : 24)
  if (box === 'minute') return { parts: { ...parts, minute: figure }, isFull: !canGrow }
  // 15 typed where hours are counted to 12 is three in the afternoon.
  const isAfternoon = isHalved && figure >= 1 && figure <= 12 ? parts.isAfternoon : figure >= 12
  const hour = isHalved && figure >= 1 && figure <= 12 ? (figure % 12) + (isAfternoon ? 12 : 0) : figure
  return { parts: { ...parts, hour, isAfternoon }, isFull: !canGrow }
}

/** The same time in the other half of the day. */
export function inHalf(parts: TimeParts, isAfternoon: boolean): TimeParts {
  if (parts.hour === undefined) return { ...parts, isAfternoon }
  return { ...parts, hour: (parts.hour % 12) + (isAfternoon ? 12 : 0), isAfternoon }
}
