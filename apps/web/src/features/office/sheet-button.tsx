import type { ClientCall } from '@maktab/client/call'
import type { AnyQuery, Input } from '@maktab/contracts/call'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { saveFile } from '#features/viewers/save-file.ts'
import { useT } from '#language/use-t.ts'

interface SheetButtonProps<C extends AnyQuery> {
  /** One that answers a file. */
  readonly call: ClientCall<C>
  readonly input: Input<C>
  readonly label: string
}

/** Fetches a sheet and hands it to the browser to save; `problem` says why it cannot be had. */
export function useSheet() {
  const t = useT('office')
  const { fetchFile } = useConnection()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function take<C extends AnyQuery>(call: ClientCall<C>, input: Input<C>): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    const answer = await fetchFile(call, input)
    setBusy(false)
    if (answer.ok) saveFile(answer.value.blob, answer.value.name)
    else setProblem(explain(t, answer))
  }
  return { take, isBusy, problem }
}

export function SheetButton<C extends AnyQuery>({ call, input, label }: SheetButtonProps<C>) {
  const { take, isBusy, problem } = useSheet()
  return (
    <div className="flex wrap middle gap-2">
      <Button icon="downloads" isBusy={isBusy} onClick={() => void take(call, input)}>
        {label}
      </Button>
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
    </div>
  )
}
