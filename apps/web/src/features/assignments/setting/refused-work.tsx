import type { ReactNode } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useRefusedFields, type RefusedFields } from './refused-fields.ts'

interface RefusedWorkProps {
  readonly command_id: string
  /** The form; without what was typed while that is looked for, and where there is no such command. */
  readonly children: (refused: RefusedFields | undefined) => ReactNode
}

/** Hands a form what was typed in a command that the school did not take. */
export function RefusedWork({ command_id, children }: RefusedWorkProps) {
  const { time_zone } = useSession()
  return children(useRefusedFields(command_id, time_zone))
}
