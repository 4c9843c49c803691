/**
 * Answers to the questions of screens, each under its key: shared by all parts that ask the same, kept for a while after the
 * last of them has gone, and asked for again when it is old, when it was said to be old, and when the page comes to the front.
 */

/** What was asked: plain data, the most telling first. */
export type AnswerKey = readonly unknown[]

/** What a part sees. The same object as long as nothing changes. */
export interface AnswerState<T = unknown> {
  /** Undefined until there is one. */
  readonly value: T | undefined
  /** The last asking broke. */
  readonly isBroken: boolean
}

/** What may be said of an answer when it is chosen to be asked for again. */
export interface KeptAnswer {
  readonly key: AnswerKey
  readonly value: unknown
  /** Milliseconds since 1970. */
  readonly updatedAt: number
}

export interface Question<T> {
  readonly key: AnswerKey
  /** Aborted when nobody wants the answer any longer. */
  readonly ask: (signal: AbortSignal) => Promise<T>
  /** Milliseconds after which an answer is old; as for all answers where it is not said. */
  readonly freshMs?: number | undefined
  /** Asked to its end and never forgotten, whoever goes. */
  readonly isKeptForGood?: boolean | undefined
}

export interface AnswersOptions {
  readonly freshMs?: number
  /** Milliseconds that an answer stays after the last part that showed it. */
  readonly keptMs?: number
}

interface Asking {
  readonly broken: AbortController
  readonly done: Promise<void>
}

interface Entry {
  readonly key: AnswerKey
  state: AnswerState
  updatedAt: number
  /** Somebody said that it is old. */
  isOld: boolean
  isKeptForGood: boolean
  asking: Asking | undefined
  /** Of those who want it, the last. */
  readonly wanted: Set<Question<unknown>>
  readonly listeners: Set<() => void>
  forgetting: ReturnType<typeof setTimeout> | undefined
}

const nothingYet: AnswerState = { value: undefined, isBroken: false }
const minute = 60_000

/** The name of a key: the same for keys that say the same, in whichever order their members stand. */
export function nameOfKey(key: AnswerKey): string {
  return JSON.stringify(key, (_, value: unknown) =>
    isPlain(value)
      ? Object.fromEntries(
          Object.keys(value)
            .sort()
            .map((name) => [name, value[name]]),
        )
      : value,
  )
}

export class Answers {
  readonly #entries = new Map<string, Entry>()
  readonly #freshMs: number
  readonly #keptMs: number

  constructor({ freshMs = 0, keptMs = 10 * minute }: AnswersOptions = {}) {
    this.#freshMs = freshMs
    this.#keptMs = keptMs
  }

  /** By the name of its key. */
  stateOf(name: string): AnswerState {
    return this.#entries.get(name)?.state ?? nothingYet
  }

  get<T>(key: AnswerKey): T | undefined {
    return this.stateOf(nameOfKey(key)).value as T | undefined
  }

  /** Puts an answer in without asking. */
  set(key: AnswerKey, value: unknown): void {
    const entry = this.#entryOf(key)
    this.#take(entry, value)
    this.#forgetLater(entry)
  }

  /** Hears of every change of one answer, which is kept as long. Answers what ends it. */
  listen(key: AnswerKey, listener: () => void): () => void {
    const entry = this.#entryOf(key)
    entry.listeners.add(listener)
    return () => {
      entry.listeners.delete(listener)
      this.#forgetLater(entry)
    }
  }

  /** Somebody wants an answer: it is asked for where it is old, now and whenever it becomes so. Answers what ends it. */
  want(question: Question<unknown>): () => void {
    const entry = this.#entryOf(question.key)
    entry.wanted.add(question)
    entry.isKeptForGood ||= question.isKeptForGood === true
    if (this.#isStale(entry, question)) void this.#ask(entry, question)
    return () => {
      entry.wanted.delete(question)
      if (entry.wanted.size > 0) return
      if (!entry.isKeptForGood) breakOff(entry)
      this.#forgetLater(entry)
    }
  }

  /** Asks at once, however young the answer is. */
  askAgain(question: Question<unknown>): Promise<void> {
    const entry = this.#entryOf(question.key)
    const done = this.#askAnew(entry, question)
    this.#forgetLater(entry)
    return done
  }

  /** Answers that begin with `key` and are `chosen` are old: those that are wanted now are asked for, the others when somebody wants them. Done when the new ones are there. */
  async refresh({
    key = [],
    chosen = () => true,
  }: { readonly key?: AnswerKey; readonly chosen?: (answer: KeptAnswer) => boolean } = {}): Promise<void> {
    const old = [...this.#entries.values()].filter(
      (entry) =>
        nameOfKey(entry.key.slice(0, key.length)) === nameOfKey(key) &&
        chosen({ key: entry.key, value: entry.state.value, updatedAt: entry.updatedAt }),
    )
    for (const entry of old) entry.isOld = true
    const questions = old.flatMap((entry) => [...entry.wanted].slice(-1).map((question) => ({ entry, question })))
    await Promise.all(questions.map(({ entry, question }) => this.#askAnew(entry, question)))
  }

  /** The page is looked at again. */
  lookedAt(): void {
    for (const entry of this.#entries.values()) {
      const question = [...entry.wanted].find((one) => this.#isStale(entry, one))
      if (question !== undefined) void this.#ask(entry, question)
    }
  }

  #entryOf(key: AnswerKey): Entry {
    const name = nameOfKey(key)
    const known = this.#entries.get(name)
    const entry = known ?? {
      key,
      state: nothingYet,
      updatedAt: 0,
      isOld: false,
      isKeptForGood: false,
      asking: undefined,
      wanted: new Set(),
      listeners: new Set(),
      forgetting: undefined,
    }
    this.#entries.set(name, entry)
    clearTimeout(entry.forgetting)
    return entry
  }

  #isStale(entry: Entry, { freshMs = this.#freshMs }: Question<unknown>): boolean {
    return entry.state.value === undefined || entry.isOld || Date.now() - entry.updatedAt >= freshMs
  }

  /** What is under way may have been asked before something changed; where nothing is shown yet it is waited for all the same. */
  #askAnew(entry: Entry, question: Question<unknown>): Promise<void> {
    if (entry.state.value !== undefined) breakOff(entry)
    return this.#ask(entry, question)
  }

  #ask(entry: Entry, question: Question<unknown>): Promise<void> {
    if (entry.asking !== undefined) return entry.asking.done
    if (entry.state.isBroken && entry.state.value === undefined) this.#show(entry, nothingYet)
    const broken = new AbortController()
    const isOver = () => entry.asking?.broken !== broken
    const run = async (): Promise<void> => {
      if (isOver()) return
      try {
        const value = await question.ask(broken.signal)
        if (isOver()) return
        entry.asking = undefined
        this.#take(entry, value)
      } catch {
        if (isOver()) return
        entry.asking = undefined
        this.#show(entry, { ...entry.state, isBroken: true })
      }
      this.#forgetLater(entry)
    }
    // In a later step: what is answered at once would find itself not asked yet.
    const done = Promise.resolve().then(run)
    entry.asking = { broken, done }
    return done
  }

  #take(entry: Entry, value: unknown): void {
    entry.updatedAt = Date.now()
    entry.isOld = false
    this.#show(entry, { value: keepEqual(entry.state.value, value), isBroken: false })
  }

  #show(entry: Entry, state: AnswerState): void {
    if (state.value === entry.state.value && state.isBroken === entry.state.isBroken) return
    entry.state = state
    for (const tell of entry.listeners) tell()
  }

  #forgetLater(entry: Entry): void {
    clearTimeout(entry.forgetting)
    const isInUse = () => entry.wanted.size > 0 || entry.listeners.size > 0 || entry.asking !== undefined
    if (entry.isKeptForGood || isInUse()) return
    entry.forgetting = setTimeout(() => {
      if (!isInUse()) this.#entries.delete(nameOfKey(entry.key))
    }, this.#keptMs)
  }
}

function breakOff(entry: Entry): void {
  const { asking } = entry
  entry.asking = undefined
  asking?.broken.abort()
}

type Plain = Readonly<Record<string, unknown>>

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** `now`, with all that is as it was `before` taken from there: what did not change is the same object. */
export function keepEqual(before: unknown, now: unknown): unknown {
  if (Object.is(before, now)) return before
  if (Array.isArray(before) && Array.isArray(now)) {
    const kept = now.map((one, place) => keepEqual(before[place], one))
    return kept.length === before.length && kept.every((one, place) => one === before[place]) ? before : kept
  }
  if (!isPlain(before) || !isPlain(now)) return now
  const names = Object.keys(now)
  const kept = Object.fromEntries(names.map((name) => [name, keepEqual(before[name], now[name])]))
  const isSame =
    names.length === Object.keys(before).length && names.every((name) => name in before && kept[name] === before[name])
  return isSame ? before : kept
}
