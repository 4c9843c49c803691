import { listInstituteClasses } from '@maktab/client/calls/office/office-classes.generated'
import { Select } from '@maktab/ui/choice/select'
import { EmptyState } from '@maktab/ui/feedback/states'
import { className } from '#features/schools/class-name.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useQuery } from '#page/use-calls.ts'
import type { usePaperAddress } from './use-paper-address.ts'

/** Which class a paper is of, of those that are taught at the campus. */
export function PaperClassChoice({ place, class_id, chooseClass }: ReturnType<typeof usePaperAddress>) {
  const t = useT('papers', 'home')
  const format = useFormat()
  const classes = useQuery(listInstituteClasses, place)
  const list = classes.state === 'ready' ? classes.value.list : []
  return (
    <Select
      label={t('papers.choose_class')}
      placeholder={t('papers.choose')}
      value={class_id ?? ''}
      options={list.map((one) => ({ value: String(one.class_id), label: className(one, t, format) }))}
      onChange={({ currentTarget: { value } }) => chooseClass(value)}
    />
  )
}

export function NoClassChosen() {
  const t = useT('papers')
  return (
    <EmptyState icon="classes" title={t('papers.choose_title')} level={2}>
      {t('papers.choose_body')}
    </EmptyState>
  )
}
