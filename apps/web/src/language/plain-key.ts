import type { MessageKey, ParameterArguments } from '@maktab/i18n/keys'

/** Messages that need nothing filled in. */
export type PlainKey = { [K in MessageKey]: ParameterArguments<K> extends [] ? K : never }[MessageKey]
