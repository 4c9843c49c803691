import { deleteOfficeUsers, restoreOfficeUsers } from '@maktab/client/calls/office/office-users.generated'
import { deleteTenantUsers } from '@maktab/client/calls/office/tenant-users.generated'
import type { userStates } from '@maktab/contracts/office/office-lists'
import { Button, buttonClass } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import { useCommand } from '#page/use-calls.ts'
import { MakeSlips } from './make-slips.tsx'
import { peoplePlaces } from './people-places.ts'
import { UsersTable, type CampusUser } from './users-table.tsx'

interface PeopleListProps {
  readonly list: readonly CampusUser[]
  readonly state: (typeof userStates)[number]
  /** The campus that all of them are of; undefined where it is the reader's own, or where each names theirs. */
  readonly institution_id: number | undefined
  /** Starting codes that were just made, for the only time. */
  readonly onSlips: Parameters<typeof MakeSlips>[0]['onMade']
}

type Why = 'not_found' | 'not_allowed' | 'own_account' | 'last_admin' | 'admission_number_taken'

interface Done {
  readonly kind: 'deleted' | 'restored'
  readonly people: readonly CampusUser[]
  readonly kept: readonly { readonly name: string; readonly why: Why }[]
}

/** A page of people; those who are selected are deleted, or taken back out of the bin, and the last of both can be undone. */
export function PeopleList({ list, state, institution_id, onSlips }: PeopleListProps) {
  const t = useT('users')
  const { active_role } = useSession()
  const isOnline = useIsOnline()
  const isGone = state === 'deleted' || state === 'left'
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const [done, setDone] = useState<Done>()
  const [problem, setProblem] = useState<string>()
  const deleting = useCommand(deleteOfficeUsers)
  const deletingAnywhere = useCommand(deleteTenantUsers)
  const restoring = useCommand(restoreOfficeUsers)
  const isBusy = deleting.isBusy || deletingAnywhere.isBusy || restoring.isBusy
  const count = selected.size
  const campusOf = (user: CampusUser) => user.institution_id ?? institution_id
  const chosen = () => list.filter(({ user_id }) => selected.has(user_id))

  const isTeaching = chosen().every(({ roles }) => roles.includes('teacher'))
  const toMoves = peoplePlaces(active_role, institution_id).moves?.(isTeaching ? 'teacher' : 'learner', [...selected])

  /** A command is for one campus: people of several are deleted or restored one campus after the other. */
  async function run(kind: Done['kind'], people: readonly CampusUser[]): Promise<void> {
    const changed: CampusUser[] = []
    const kept: { name: string; why: Why }[] = []
    let failed: string | undefined
    for (const campus of new Set(people.map(campusOf))) {
      const there = people.filter((user) => campusOf(user) === campus)
      const user_ids = there.map(({ user_id }) => user_id)
      const answer = kind === 'deleted' ? await remove(campus, user_ids) : await restore(campus, user_ids)
      if (!answer.ok) {
        failed = answer.problem
        break
      }
      changed.push(...there.filter(({ user_id }) => answer.changed.includes(user_id)))
      for (const one of answer.kept) {
        const name = there.find(({ user_id }) => user_id === one.user_id)?.full_name ?? String(one.user_id)
        kept.push({ name, why: one.why })
      }
    }
    setAsked(false)
    setProblem(failed)
    if (changed.length + kept.length === 0) return
    setSelected(new Set())
    setDone({ kind, people: changed, kept })
  }

  async function remove(campus: number | undefined, user_ids: number[]) {
    const answer =
      active_role === 'super_admin' && campus !== undefined
        ? await deletingAnywhere.run({ institution_id: campus, user_ids })
        : await deleting.run({ institution_id: campus, user_ids })
    return answer.ok
      ? { ok: true as const, changed: answer.value.deleted, kept: answer.value.kept }
      : { ok: false as const, problem: explain(t, answer) }
  }

  async function restore(campus: number | undefined, user_ids: number[]) {
    const answer = await restoring.run({ institution_id: campus, user_ids })
    return answer.ok
      ? { ok: true as const, changed: answer.value.restored, kept: answer.value.kept }
      : { ok: false as const, problem: explain(t, answer) }
  }

  return (
    <>
      <div role="status">
        {done !== undefined && (
          <Notice
            tone={done.kept.length === 0 ? 'success' : 'warning'}
            title={
              done.people.length === 0
                ? undefined
                : done.kind === 'deleted'
                  ? t('users.deleted_said', { count: done.people.length })
                  : t('users.restored_said', { count: done.people.length })
            }
            onClose={() => setDone(undefined)}
            actions={
              done.people.length > 0 && (
                <Button
                  isBusy={isBusy}
                  disabled={!isOnline}
                  onClick={() => void run(done.kind === 'deleted' ? 'restored' : 'deleted', done.people)}
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
        addressOf={isGone ? undefined : (user) => peoplePlaces(active_role, campusOf(user)).form(user.user_id)}
        actions={
          state === 'left' ? null : isGone ? (
            <Button size="small" isBusy={isBusy} disabled={!isOnline} onClick={() => void run('restored', chosen())}>
              {t('users.restore_people', { count })}
            </Button>
          ) : (
            <>
              {toMoves !== undefined && count > 0 && (
                <Link className={buttonClass({ size: 'small' })} to={toMoves}>
                  {t('users.move_people', { count })}
                </Link>
              )}
              {active_role !== 'super_admin' && count > 0 && (
                <MakeSlips user_ids={[...selected]} institution_id={institution_id} onMade={onSlips} />
              )}
              <Button size="small" variant="danger" disabled={!isOnline} onClick={() => setAsked(true)}>
                {t('users.delete_people', { count })}
              </Button>
            </>
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
        onConfirm={() => void run('deleted', chosen())}
      >
        <p>{t('users.delete_body')}</p>
      </ConfirmDialog>
    </>
  )
}
