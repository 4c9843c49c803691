/** Structured logs on the error stream, one JSON object a line. Bodies, tokens and passwords are never given to them. */
import pino, { type Logger } from 'pino'

export function openLog(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
    },
    pino.destination({ fd: 2, sync: false, minLength: 0 }),
  )
}

/** PostgreSQL puts the rows that offended into `detail` and `where`: these stay out. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string }
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    code,
    constraint,
    table,
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  }
}
