/** A list of figures that the server puts in order and pages: where the reader is in it, and the whole of it for a file. */
import type { ClientCall } from '@maktab/client/call'
import type { AnyQuery, Input, Output } from '@maktab/contracts/call'
import type { TableSort, WholeList } from '@maktab/ui/tables/data-table'
import { useState } from 'react'
import { serverNow } from '#browser/server-clock.ts'
import { explain } from '#calls/explain.ts'
import { useConnection } from '#calls/connection.ts'
import { useT } from '#language/use-t.ts'
import { useSay } from '#page/use-say.ts'

interface Part<Row> {
  readonly rows: readonly Row[]
  readonly total_pages: number
}

/** `sorts` are the keys of the table's columns by which the call orders; another column leaves the list in its own order. */
export function useLongList<Sort extends string>(sorts: readonly Sort[], first?: TableSort) {
  const t = useT()
  const { client } = useConnection()
  const say = useSay()
  const [page, setPage] = useState(1)
  const [sort, setSort] = useState(first)
  const key = sorts.find((one) => one === sort?.key)
  const order = key === undefined || sort === undefined ? {} : { sort: key, direction: sort.direction }
  return {
    page,
    setPage,
    asked: { ...order, page },
    /** For the table: `input` is what was asked beside the page, `partOf` takes the rows out of an answer. */
    wholeOf<C extends AnyQuery, Row>(
      call: ClientCall<C>,
      input: Input<C>,
      partOf: (value: Output<C>) => Part<Row>,
    ): WholeList<Row> {
      return {
        sort,
        onSort(next) {
          setPage(1)
          setSort(next)
        },
        async read() {
          const rows: Row[] = []
          let as_of = new Date(serverNow()).toISOString()
          for (let next = 1, last = 1; next <= last; next++) {
            const { answer } = await client.ask(call, { ...(input as object), ...order, page: next } as Input<C>)
            if (!answer.ok) {
              say({ text: explain(t, answer), tone: 'error' })
              return undefined
            }
            const counted = (answer.value as { readonly as_of?: string | null }).as_of
            // An answer without a moment of its own was counted as it was asked for.
            if (typeof counted === 'string' && counted < as_of) as_of = counted
            const part = partOf(answer.value)
            rows.push(...part.rows)
            last = part.total_pages
          }
          return { rows, as_of }
        },
      }
    },
  }
}
