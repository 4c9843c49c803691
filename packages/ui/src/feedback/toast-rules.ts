export type ToastTone = 'success' | 'error' | 'info'

/** 2 s for a word in passing, 5 s for what should be read (seed 000 §9). */
export type ToastDuration = 2000 | 5000

export interface ToastMessage {
  readonly text: string
  readonly tone: ToastTone
  readonly duration?: ToastDuration
}

/** Longer messages stand in a dialog until they are closed (seed 000 §9). */
export const longestToast = 142
/** After an error, further ones are swallowed this long, in ms: one cut connection fails ten calls. */
export const errorSilence = 1500

export type ToastPlace = 'corner' | 'dialog' | 'nowhere'

/** Where a message is shown. Times in ms on one clock; `lastError` is when an error was last shown. */
export function placeToast(message: ToastMessage, now: number, lastError: number | undefined): ToastPlace {
  if (message.tone === 'error' && lastError !== undefined && now - lastError < errorSilence) return 'nowhere'
  return [...message.text].length > longestToast ? 'dialog' : 'corner'
}
