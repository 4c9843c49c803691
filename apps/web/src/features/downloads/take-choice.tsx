import type { WantedDownload } from '@maktab/domain/downloads/download-ids'
import { downloadIdOf } from '@maktab/domain/downloads/download-ids'
import { Select } from '@maktab/ui/choice/select'
import { Card } from '@maktab/ui/layout/card'
import { Stack } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import styles from './download-control.module.css'
import { TakeHome } from './take-home.tsx'

export interface Choice {
  readonly wanted: Exclude<WantedDownload, { kind: 'assignment' }>
  readonly label: string
}

/** Offers several things, one of which is chosen and taken home; its size is told before. Nothing where none is left. */
export function TakeChoice({
  heading,
  note,
  label,
  choices,
}: {
  readonly heading: string
  readonly note: string
  readonly label: string
  readonly choices: readonly Choice[]
}) {
  const [chosen, setChosen] = useState<string>()
  const [first] = choices
  if (first === undefined) return null
  const { wanted } = choices.find((one) => downloadIdOf(one.wanted) === chosen) ?? first
  const download_id = downloadIdOf(wanted)
  return (
    <Card heading={heading}>
      <Stack gap={3}>
        <p className={styles['note']}>{note}</p>
        <Select
          label={label}
          value={download_id}
          onChange={({ target }) => setChosen(target.value)}
          options={choices.map((one) => ({ value: downloadIdOf(one.wanted), label: one.label }))}
        />
        <TakeHome key={download_id} wanted={wanted} />
      </Stack>
    </Card>
  )
}
