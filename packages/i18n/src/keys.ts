import type { Bundle, bundles } from './bundles.ts'
import type { catalogue } from './en/catalogue.ts'
import type { MessageParameters } from './compiled/parameters.ts'

type English = typeof catalogue

/** A file of messages. `people-roles` holds further keys of `people`: what is fetched apart stands in a file apart. */
export type MessageFile = keyof English

/** What the keys of a file begin with. */
type PrefixOf<F extends MessageFile> = F extends `${infer Prefix}-${string}` ? Prefix : F

type KeyOf<F extends MessageFile> = { [K in F]: `${PrefixOf<K>}.${keyof English[K] & string}` }[F]

/** Every message of the product: `feature.key`. English is the one that defines them. */
export type MessageKey = KeyOf<MessageFile>

/** The messages of some bundles. */
export type KeyIn<B extends Bundle> = KeyOf<(typeof bundles)[B][number]>

/** Messages of the way in and of some bundles that need nothing filled in. */
export type PlainKey<B extends Bundle = never> = {
  [K in KeyIn<B | 'entrance'>]: ParameterArguments<K> extends [] ? K : never
}[KeyIn<B | 'entrance'>]

/** The shape that each other language must have, no key more and no key less: `satisfies Messages<'frame'>`. */
export type Messages<F extends MessageFile> = Record<keyof English[F], string>

/** What a message needs filled in, by placeholder name; nothing for most. */
export type Parameters<K extends MessageKey> = K extends keyof MessageParameters ? MessageParameters[K] : undefined

/** The rest arguments of a translation: required where the message has placeholders, absent where it has none. */
export type ParameterArguments<K extends string> = K extends keyof MessageParameters
  ? [parameters: MessageParameters[K]]
  : []
