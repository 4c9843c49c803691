import type { catalogue } from './en/catalogue.ts'
import type { MessageParameters } from './compiled/parameters.ts'

type English = typeof catalogue
export type Feature = keyof English

/** Every message of the product: `feature.key`. English is the one that defines them. */
export type MessageKey = { [F in Feature]: `${F}.${keyof English[F] & string}` }[Feature]

/** The shape that each other language must have, no key more and no key less: `satisfies Messages<'frame'>`. */
export type Messages<F extends Feature> = Record<keyof English[F], string>

/** What a message needs filled in, by placeholder name; nothing for most. */
export type Parameters<K extends MessageKey> = K extends keyof MessageParameters ? MessageParameters[K] : undefined

/** The rest arguments of a translation: required where the message has placeholders, absent where it has none. */
export type ParameterArguments<K extends MessageKey> = K extends keyof MessageParameters
  ? [parameters: MessageParameters[K]]
  : []
