import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { DataTable, type Column } from '@maktab/ui/tables/data-table'
import { useMemo, type ReactNode } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useRoleName } from '#language/use-role-name.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'

export type ListedUser = Output<Catalogue['listOfficeUsers']>['list'][number]

interface UsersTableProps {
  readonly users: readonly ListedUser[]
  readonly selected: ReadonlySet<number>
  readonly onSelect: (user_ids: ReadonlySet<number>) => void
  readonly actions: ReactNode
  /** The form of a person; undefined where there is none, for who was deleted. */
  readonly addressOf: ((user_id: number) => string) | undefined
  readonly empty: ReactNode
}

/** A page of people, as the server ordered them. */
export function UsersTable({ users, selected, onSelect, actions, addressOf, empty }: UsersTableProps) {
  const t = useT('users', 'account', 'application')
  const format = useFormat()
  const roleName = useRoleName()
  const columns = useMemo<Column<ListedUser>[]>(
    () => [
      {
        key: 'name',
        heading: t('people.full_name'),
        isRowHeading: true,
        cell: ({ user_id, full_name, username }) => (
          <span className="grid">
            {addressOf === undefined ? (
              <bdi>{full_name}</bdi>
            ) : (
              <Link to={addressOf(user_id)}>
                <bdi>{full_name}</bdi>
              </Link>
            )}
            <bdi className="soft small">{username}</bdi>
          </span>
        ),
      },
      { key: 'father', heading: t('users.father_name'), cell: ({ father_name }) => <bdi>{father_name ?? '—'}</bdi> },
      { key: 'role', heading: t('people.role'), cell: ({ roles }) => format.list(roles.map(roleName)) },
      {
        key: 'place',
        heading: t('users.place'),
        cell: ({ grade, section }) =>
          [grade === null ? '' : format.digits(grade), section ?? ''].filter((part) => part !== '').join(' ') || '—',
      },
      {
        key: 'phone',
        heading: t('people.phone_number'),
        cell: ({ phone_number, guardians }) => (
          <bdi dir="ltr">{phone_number ?? guardians.find((one) => one.phone_number !== null)?.phone_number ?? '—'}</bdi>
        ),
      },
      {
        key: 'seen',
        heading: t('users.last_log_in'),
        cell: ({ last_sign_in_on }) => (last_sign_in_on === null ? t('users.never') : format.date(last_sign_in_on)),
      },
    ],
    [t, format, roleName, addressOf],
  )
  return (
    <DataTable
      caption={t('titles.office_people')}
      isCaptionHidden
      columns={columns}
      rows={users}
      rowKey={({ user_id }) => user_id}
      selection={{
        keys: selected,
        onChange: (keys) => onSelect(new Set([...keys].map(Number))),
        nameOf: ({ full_name }) => full_name,
        actions,
      }}
      empty={empty}
    />
  )
}
