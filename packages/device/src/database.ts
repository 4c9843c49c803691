/** The local database as the device offers it: SQLite, one file a store, encrypted where the platform can. */

export type SqlValue = string | number | null
export type SqlRow = Readonly<Record<string, SqlValue>>

export interface Statements {
  all(sql: string, params?: readonly SqlValue[]): Promise<SqlRow[]>
  run(sql: string, params?: readonly SqlValue[]): Promise<void>
  /** One statement, prepared once, for every row of parameters. */
  runMany(sql: string, rows: readonly (readonly SqlValue[])[]): Promise<void>
}

export interface Sqlite extends Statements {
  /**
   * All or nothing. Works of one connection wait for each other; other connections to the same file are locked out.
   * Inside `work` only the statements that it is given may be used: the connection's own would wait for ever.
   */
  transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T>
  close(): Promise<void>
}
