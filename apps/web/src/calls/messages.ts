/** What is to be said to a person: passed on to whoever shows messages now, kept until somebody does. */
import type { SentenceKey } from '@maktab/client/refusal-sentences'
import type { ToastMessage } from '@maktab/ui/feedback/toasts'

/** A failure is said in the language of the page at the time. */
export type Message = ToastMessage | { readonly sentence: SentenceKey }

export interface Messages {
  say(message: Message): void
  /** Shows messages from now on, unless somebody who stands nearer to the person does; answers how to stop. */
  showWith(show: (message: Message) => void, place: 'frame' | 'page'): () => void
  /** Something waits to be said and nobody is there to say it. */
  isWaiting(): boolean
  /** The frame shows messages; the page then has no place of its own for them. */
  isFramed(): boolean
  /** Hears of both. */
  onChange(listener: () => void): () => void
}

export function createMessages(): Messages {
  const listeners = new Set<() => void>()
  let speakers: readonly { readonly show: (message: Message) => void; readonly place: 'frame' | 'page' }[] = []
  let waiting: readonly Message[] = []

  const tell = () => listeners.forEach((listener) => listener())
  const speaker = () => speakers.findLast(({ place }) => place === 'frame') ?? speakers.at(-1)

  return {
    say(message) {
      const now = speaker()
      if (now !== undefined) return now.show(message)
      waiting = [...waiting, message]
      tell()
    },
    showWith(show, place) {
      const own = { show, place }
      speakers = [...speakers, own]
      const kept = waiting
      waiting = []
      kept.forEach(show)
      tell()
      return () => {
        speakers = speakers.filter((one) => one !== own)
        tell()
      }
    },
    isWaiting: () => waiting.length > 0,
    isFramed: () => speakers.some(({ place }) => place === 'frame'),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
