import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import type { Class } from '@maktab/contracts/schools/classes'
import { downloadIdOf } from '@maktab/domain/downloads/download-ids'
import { Select } from '@maktab/ui/choice/select'
import { Card } from '@maktab/ui/layout/card'
import { Stack } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import { useDownloads } from '#calls/use-downloads.ts'
import { className } from '#features/schools/class-name.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useQuery } from '#page/use-calls.ts'
import styles from './download-control.module.css'
import { TakeHome } from './take-home.tsx'

/** Offers the classes that are not on the device, each whole; the size of the one that is chosen is told before. Nothing where all of them are here. */
export function TakeClass() {
  const classes = useQuery(listClasses, {})
  const { of, isAvailable } = useDownloads()
  if (classes.state !== 'ready' || isAvailable !== true) return null
  const left = classes.value.list.filter(
    ({ class_id, total_lessons }) => total_lessons > 0 && of(downloadIdOf({ kind: 'class', class_id })) === undefined,
  )
  return left.length > 0 && <Choice list={left} />
}

function Choice({ list }: { readonly list: readonly Class[] }) {
  const t = useT('assignments', 'home', 'limits')
  const format = useFormat()
  const [chosen, setChosen] = useState<number>()
  const class_id = list.find((one) => one.class_id === chosen)?.class_id ?? list[0]?.class_id ?? 0
  return (
    <Card heading={t('downloads.whole_class')}>
      <Stack gap={3}>
        <p className={styles['note']}>{t('downloads.class_holds')}</p>
        <Select
          label={t('downloads.choose_class')}
          value={String(class_id)}
          onChange={({ target }) => setChosen(Number(target.value))}
          options={list.map((one) => ({
            value: String(one.class_id),
            label: `${className(one, t, format)} · ${one.course_title}`,
          }))}
        />
        <TakeHome key={class_id} wanted={{ kind: 'class', class_id }} />
      </Stack>
    </Card>
  )
}
