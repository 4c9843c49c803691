import { listOfficeUsers } from '@maktab/client/calls/office/office-users.generated'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useState } from 'react'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import type { MoveFields } from './move-fields.ts'
import { UsersTable } from '#features/office/users-table.tsx'

interface MovePeopleProps {
  readonly institution_id: number | undefined
  readonly fields: MoveFields
  readonly change: (some: Partial<MoveFields>) => void
}

const peoplePage = 100

/** The learners of a grade or section, or the teachers, to choose from; who is chosen on one page stays so on the next. */
export function MovePeople({ institution_id, fields, change }: MovePeopleProps) {
  const t = useT('moves')
  const { role, grade, from_section, is_without_class, chosen } = fields
  const [paged, setPaged] = useState({ of: '', page: 1 })
  const filter = [role, grade, from_section, is_without_class].join()
  const page = paged.of === filter ? paged.page : 1
  const isWanted = role === 'teacher' || grade !== ''
  const people = useQuery(
    listOfficeUsers,
    {
      institution_id,
      role,
      state: role === 'teacher' && is_without_class ? 'without_class' : 'active',
      ...(role === 'learner' && { grade, ...(from_section !== '' && { section: from_section }) }),
      page,
      page_size: peoplePage,
    },
    { enabled: isWanted },
  )
  return (
    <>
      {role === 'teacher' && (
        <Checkbox
          label={t('moves.without_class')}
          checked={is_without_class}
          onChange={({ target }) => change({ is_without_class: target.checked, chosen: [] })}
        />
      )}
      {isWanted && (
        <CallState of={people} shape="rows" refused={{ not_found: () => <NotFound /> }}>
          {({ list, total }) => {
            const elsewhere = chosen.filter((id) => !list.some(({ user_id }) => user_id === id))
            return (
              <>
                <p role="status">{t('moves.chosen', { count: chosen.length })}</p>
                <UsersTable
                  users={list}
                  selected={new Set(chosen.filter((id) => !elsewhere.includes(id)))}
                  onSelect={(selected) => change({ chosen: [...elsewhere, ...selected] })}
                  actions={null}
                  addressOf={undefined}
                  empty={<EmptyState level={3} icon="user" title={t('moves.none_found')} />}
                />
                <Pagination
                  page={page}
                  pageSize={peoplePage}
                  total={total}
                  onPageChange={(next) => setPaged({ of: filter, page: next })}
                />
              </>
            )
          }}
        </CallState>
      )}
    </>
  )
}
