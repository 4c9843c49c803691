import { SearchField } from '@maktab/ui/fields/search-field'
import { useState } from 'react'
import { useT } from '#language/use-t.ts'
import { useSettled } from './use-settled.ts'

/** Schools looked for by name, a page at a time: what is asked of the server, and the field to type into. Another name begins at the first page. */
export function useSchoolSearch() {
  const t = useT('notices')
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const search_string = useSettled(typed.trim())
  const field = (
    <SearchField
      label={t('acting.find_school')}
      maxLength={100}
      value={typed}
      onValueChange={(value) => {
        setTyped(value)
        setPage(1)
      }}
    />
  )
  return { search_string, page, setPage, field }
}
