import { listClasses } from '@maktab/client/calls.generated'
import { useQuery } from '#calls/use-calls.ts'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { className } from './class-name.ts'

/** Names the classes of the caller in the language of the page; `otherwise` where the list did not arrive. */
export function useClassNames(): (class_id: number, otherwise: string) => string {
  const t = useT()
  const format = useFormat()
  const classes = useQuery(listClasses, {})
  const list = classes.state === 'ready' ? classes.value.list : []
  return (class_id, otherwise) => {
    const found = list.find((one) => one.class_id === class_id)
    return found === undefined ? otherwise : className(found, t, format)
  }
}
