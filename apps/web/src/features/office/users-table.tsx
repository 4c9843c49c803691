import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { DataTable, type Column } from '@maktab/ui/tables/data-table'
import { useMemo, type ReactNode } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useRoleName } from '#language/use-role-name.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'

export type ListedUser = Output<Catalogue['listOfficeUsers']>['list'][number]

/** … with the campus that they are of, where a list goes over several. */
export type CampusUser = ListedUser & Partial<Output<Catalogue['listTenantUsers']>['list'][number]>

interface UsersTableProps {
  readonly users: readonly CampusUser[]
  readonly selected: ReadonlySet<number>
  readonly onSelect: (user_ids: ReadonlySet<number>) => void
  readonly actions: ReactNode
  /** The form of a person; undefined where there is none, for who was deleted. */
  readonly addressOf: ((user: CampusUser) => string) | undefined
  readonly empty: ReactNode
}

/** A page of people, as the server ordered them. */
export function UsersTable({ users, selected, onSelect, actions, addressOf, empty }: UsersTableProps) {
  const t = useT('users', 'account', 'application', 'office')
  const format = useFormat()
  const roleName = useRoleName()
  const isOfSeveral = users.some(({ institution_name }) => institution_name !== undefined)
  const columns = useMemo<Column<CampusUser>[]>(
    () => [
      {
        key: 'name',
        heading: t('people.full_name'),
        isRowHeading: true,
        cell: (user) => (
          <span className="grid">
            {addressOf === undefined ? (
              <span>
                <bdi>{user.full_name}</bdi>
              </span>
            ) : (
              <Link to={addressOf(user)}>
                <bdi>{user.full_name}</bdi>
              </Link>
            )}
            <span className="soft small">
              <bdi>{user.username}</bdi>
            </span>
          </span>
        ),
      },
      ...(isOfSeveral
        ? [
            {
              key: 'campus',
              heading: t('office.campus'),
              cell: ({ institution_name }: CampusUser) => <bdi>{institution_name}</bdi>,
            },
          ]
        : []),
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
    [t, format, roleName, addressOf, isOfSeveral],
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
