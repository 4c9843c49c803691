import { Combobox } from '@maktab/ui/choice/combobox'
import { useState } from 'react'
import { useSettled } from '#features/access/use-settled.ts'
import { useT } from '#language/use-t.ts'
import { useCampuses } from './use-campuses.ts'

interface CampusPickerProps {
  readonly value: number | undefined
  readonly onValueChange: (institution_id: number | undefined) => void
  readonly isOptional?: boolean
  /** What stands there while none is chosen. */
  readonly placeholder?: string
}

/** One of the campuses that whoever is signed in reaches; they are sought on the server, since a ministry has thousands. */
export function CampusPicker({ value, onValueChange, ...words }: CampusPickerProps) {
  const t = useT('office')
  const [typed, setTyped] = useState('')
  const found = useCampuses({ search_string: useSettled(typed.trim().slice(0, 100)) })
  const chosen = useCampuses({ institution_id: value ?? 1 }, { isWanted: value !== undefined })
  const list = found.state === 'ready' ? found.value.list : []
  return (
    <Combobox
      label={t('office.campus')}
      {...words}
      choices={list.map(({ institution_id, name, city }) => ({
        value: String(institution_id),
        label: name,
        ...(city !== '' && { detail: city }),
      }))}
      value={value === undefined ? undefined : String(value)}
      valueLabel={chosen.state === 'ready' ? chosen.value.list[0]?.name : undefined}
      isLoading={found.state === 'loading'}
      hasFailed={found.state === 'failed'}
      onRetry={found.state === 'failed' ? found.refresh : undefined}
      onSearch={setTyped}
      onValueChange={(one) => onValueChange(one === undefined ? undefined : Number(one))}
    />
  )
}
