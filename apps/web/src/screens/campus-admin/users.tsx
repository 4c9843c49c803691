import {
  deleteOfficeUsers,
  listOfficeUsers,
  restoreOfficeUsers,
} from '@maktab/client/calls/schools/office-users.generated'
import { buttonClass } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { userSorts, userStates } from '@maktab/contracts/schools/office-lists'
import { Button } from '@maktab/ui/base/button'
import { Select } from '@maktab/ui/choice/select'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { SearchField } from '@maktab/ui/fields/search-field'
import { Grid, PageHeading } from '@maktab/ui/layout/layout'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useEffect, useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useSettled } from '#features/access/use-settled.ts'
import { OfficeOffline } from '#features/schools/office-form.tsx'
import { usersPage, useUserSearch } from '#features/schools/user-search.ts'
import { UsersTable, type ListedUser } from '#features/schools/users-table.tsx'
import { useRoleName } from '#language/use-role-name.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Link } from '#page/router.tsx'
import { useCommand, useQuery } from '#page/use-calls.ts'

/** The people of the campus: sought, filtered, deleted and taken back. What is asked for stands in the address. */
export function CampusUsersScreen() {
  const t = useT('application', 'users')
  const { asked, ask } = useUserSearch()
  const [typed, setTyped] = useState(asked.search_string)
  const settled = useSettled(typed.trim())
  useEffect(() => {
    if (settled !== asked.search_string) ask({ search: settled })
    // The address follows what was typed, and nothing else.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled])
  const users = useQuery(listOfficeUsers, { ...asked, page_size: usersPage })
  return (
    <div className="grid gap-4">
      <PageHeading
        title={t('titles.office_people')}
        actions={
          <Link className={buttonClass({ variant: 'primary' })} to="/campus-admin/adduser">
            <Icon name="add" /> <span>{t('users.add_person')}</span>
          </Link>
        }
      />
      <OfficeOffline />
      <SearchField label={t('users.find')} maxLength={100} value={typed} onValueChange={setTyped} />
      <Filters asked={asked} ask={ask} counts={users.state === 'ready' ? users.value.counts : []} />
      <CallState of={users} shape="rows" refused={{ not_found: () => <NotFound /> }}>
        {({ list, total }) => (
          <>
            <People key={asked.state} list={list} state={asked.state} />
            <Pagination
              page={asked.page}
              pageSize={usersPage}
              total={total}
              onPageChange={(page) => ask({ page: String(page) })}
            />
          </>
        )}
      </CallState>
    </div>
  )
}

type Search = ReturnType<typeof useUserSearch>

interface FiltersProps extends Search {
  readonly counts: readonly { readonly role: ListedUser['roles'][number]; readonly people: number }[]
}

function Filters({ asked, ask, counts }: FiltersProps) {
  const t = useT('users', 'account')
  const roleName = useRoleName()
  const offered = counts.map(({ role }) => role)
  const roles = asked.role === undefined || offered.includes(asked.role) ? offered : [...offered, asked.role]
  return (
    <Grid narrowest={12}>
      <Select
        label={t('people.role')}
        value={asked.role ?? ''}
        onChange={(event) => ask({ role: event.target.value })}
        options={[
          { value: '', label: t('users.all_roles') },
          ...roles.map((role) => ({ value: role, label: roleName(role) })),
        ]}
      />
      <Select
        label={t('users.state')}
        value={asked.state}
        onChange={(event) => ask({ state: event.target.value })}
        options={userStates.map((state) => ({ value: state, label: t(`users.state_${state}`) }))}
      />
      <Select
        label={t('users.sort')}
        value={asked.sort}
        onChange={(event) => ask({ sort: event.target.value })}
        options={userSorts.map((sort) => ({ value: sort, label: t(`users.sort_${sort}`) }))}
      />
    </Grid>
  )
}

const addressOf = (user_id: number) => `/campus-admin/adduser/${user_id}`

interface Done {
  readonly kind: 'deleted' | 'restored'
  readonly user_ids: readonly number[]
  readonly kept: readonly { readonly name: string; readonly why: Why }[]
}

type Why = 'not_found' | 'not_allowed' | 'own_account' | 'last_admin' | 'admission_number_taken'

/** A page of people; those who are selected are deleted, or taken back out of the bin, and the last of both can be undone. */
function People({ list, state }: { readonly list: readonly ListedUser[]; readonly state: Search['asked']['state'] }) {
  const t = useT('users')
  const isOnline = useIsOnline()
  const isGone = state === 'deleted' || state === 'left'
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const [done, setDone] = useState<Done>()
  const [problem, setProblem] = useState<string>()
  const deleting = useCommand(deleteOfficeUsers)
  const restoring = useCommand(restoreOfficeUsers)
  const isBusy = deleting.isBusy || restoring.isBusy
  const count = selected.size

  async function remove(user_ids: readonly number[]): Promise<void> {
    const answer = await deleting.run({ user_ids: [...user_ids] })
    setAsked(false)
    if (!answer.ok) return setProblem(explain(t, answer))
    tell('deleted', answer.value.deleted, answer.value.kept)
  }

  async function restore(user_ids: readonly number[]): Promise<void> {
    const answer = await restoring.run({ user_ids: [...user_ids] })
    if (!answer.ok) return setProblem(explain(t, answer))
    tell('restored', answer.value.restored, answer.value.kept)
  }

  function tell(
    kind: Done['kind'],
    user_ids: readonly number[],
    kept: readonly { readonly user_id: number; readonly why: Why }[],
  ): void {
    setProblem(undefined)
    setSelected(new Set())
    const nameOf = (user_id: number) => list.find((user) => user.user_id === user_id)?.full_name ?? String(user_id)
    setDone({ kind, user_ids, kept: kept.map(({ user_id, why }) => ({ name: nameOf(user_id), why })) })
  }

  return (
    <>
      <div role="status">
        {done !== undefined && (
          <Notice
            tone={done.kept.length === 0 ? 'success' : 'warning'}
            title={
              done.user_ids.length === 0
                ? undefined
                : done.kind === 'deleted'
                  ? t('users.deleted_said', { count: done.user_ids.length })
                  : t('users.restored_said', { count: done.user_ids.length })
            }
            onClose={() => setDone(undefined)}
            actions={
              done.user_ids.length > 0 && (
                <Button
                  isBusy={isBusy}
                  disabled={!isOnline}
                  onClick={() => void (done.kind === 'deleted' ? restore(done.user_ids) : remove(done.user_ids))}
                >
                  {t('users.undo')}
                </Button>
              )
            }
          >
            {done.kept.map(({ name, why }) => (
              <p key={name}>{t('users.kept_said', { name, why: t(`users.why_${why}`) })}</p>
            ))}
          </Notice>
        )}
      </div>
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      <UsersTable
        users={list}
        selected={selected}
        onSelect={setSelected}
        addressOf={isGone ? undefined : addressOf}
        actions={
          state === 'left' ? null : isGone ? (
            <Button size="small" isBusy={isBusy} disabled={!isOnline} onClick={() => void restore([...selected])}>
              {t('users.restore_people', { count })}
            </Button>
          ) : (
            <Button size="small" variant="danger" disabled={!isOnline} onClick={() => setAsked(true)}>
              {t('users.delete_people', { count })}
            </Button>
          )
        }
        empty={
          <EmptyState level={2} icon="user" title={t('users.nobody')}>
            <p>{t('users.nobody_body')}</p>
          </EmptyState>
        }
      />
      <ConfirmDialog
        isOpen={isAsked}
        isDangerous
        isBusy={isBusy}
        heading={t('users.delete_heading', { count })}
        confirmLabel={t('users.delete_people', { count })}
        onClose={() => setAsked(false)}
        onConfirm={() => void remove([...selected])}
      >
        <p>{t('users.delete_body')}</p>
      </ConfirmDialog>
    </>
  )
}
