import type { LanguageCode } from '@maktab/contracts/fields'
import { sql, type RawBuilder } from 'kysely'

/** Names that stand in two columns, as every noun with names in four languages has them. */
export interface NamedTable {
  /** What the statement calls the table: written into it as it is. */
  readonly table: 'place' | 'system' | 'region' | 'city'
  readonly language: LanguageCode
}

const codes = { en: 'en', pu: 'pu', da: 'da', ur: 'ur' } as const satisfies Record<LanguageCode, string>

/** The name in that language, else as it is registered. */
export function nameColumn({ table, language }: NamedTable): RawBuilder<string> {
  return sql`name_in(${sql.raw(table)}.name, ${sql.raw(table)}.names, ${sql.raw(`'${codes[language]}'`)})`
}

/** The same in the order of that language's readers; written as the indexes of migration 0041 are. */
export function nameOrder(named: NamedTable): RawBuilder<unknown> {
  return sql`(${nameColumn(named)}) collate ${sql.raw(`names_${codes[named.language]}`)}`
}
