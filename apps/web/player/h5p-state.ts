/**
 * Decides which states of an H5P content are told. Types differ in how they say that nothing was done (`{}`, `{answers: []}`, one empty text for
 * each field), and some never restore what they were given: so nothing is told before the learner did something and the state moved from what
 * it was then. A page that is only looked at never takes the place of what was kept.
 */
export interface StateOfH5p {
  /** The learner is about to do something; `now` is the state before it, as JSON; undefined where there is none yet. */
  touch(now: string | undefined): void
  /** The state that is to be told; undefined where there is nothing new. */
  next(now: string | undefined): string | undefined
}

export function followStateOfH5p(): StateOfH5p {
  let last: string | undefined
  return {
    touch(now) {
      last ??= now
    },
    next(now) {
      if (last === undefined || now === undefined || now === last) return undefined
      last = now
      return now
    },
  }
}
