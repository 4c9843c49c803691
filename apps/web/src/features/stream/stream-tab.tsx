import { listStreamPosts } from '@maktab/client/calls/stream/stream-posts.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { StreamFilter, StreamPost } from '@maktab/contracts/stream/stream-posts'
import { Button } from '@maktab/ui/base/button'
import { Select } from '@maktab/ui/choice/select'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { SearchField } from '@maktab/ui/fields/search-field'
import { useState } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useWaitingCommands } from '#calls/use-waiting-commands.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { fetched } from '#page/fetched.tsx'
import { ScreenLoading } from '#page/screen-loading.tsx'
import { useQuery } from '#page/use-calls.ts'
import { readDraft } from '../learning/draft.ts'
import { PostCard } from './post-card.tsx'
import { isPostDraft, postDraftName } from './post-draft.ts'
import { firstPosts } from './stream-posts.ts'
import styles from './stream.module.css'
import { useKept } from './use-kept.ts'
import { useSettled } from './use-settled.ts'
import { useUndoable } from './use-undoable.tsx'

const PostForm = fetched(async () => (await import('./post-form.tsx')).PostForm, ScreenLoading, [
  'assignments',
  'home',
  'parts',
  'stream',
  'work',
])
const StreamSettings = fetched(
  async () => (await import('./stream-settings.tsx')).StreamSettings,
  () => null,
  ['stream'],
)

const filters: readonly StreamFilter[] = ['all', 'teacher', 'files', 'mine', 'to_look_at']

type Page = Output<Catalogue['listStreamPosts']>
type Deleted = (takeBack: (() => Promise<boolean>) | undefined) => void

interface Asked {
  readonly filter: StreamFilter
  readonly search: string
}

/** What is said to a class, the newest first, with what its teachers keep at the top; and the box to say something. */
export function StreamTab({ class_id }: { readonly class_id: number }) {
  const t = useT('stream')
  const [filter, setFilter] = useState<StreamFilter>('all')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const first = useQuery(listStreamPosts, firstPosts(class_id))
  const undoable = useUndoable()
  const onDeleted: Deleted = (takeBack) => undoable.say({ text: t('stream.deleted'), takeBack })
  return (
    <div className={styles['stream']}>
      <CallState of={first} refused={{ not_found: () => <NotFound /> }} shape="rows">
        {(page, from) => (
          <>
            <Standing of={page} from={from} />
            <Compose key={class_id} of={page} class_id={class_id} />
            <div className={styles['tools']}>
              <Filter of={page} value={filter} onChange={setFilter} />
              <SearchField label={t('stream.find')} maxLength={100} value={typed} onValueChange={setTyped} />
            </div>
            {undoable.notice}
            <Posts key={`${filter} ${search}`} class_id={class_id} asked={{ filter, search }} onDeleted={onDeleted} />
          </>
        )}
      </CallState>
    </div>
  )
}

/** What is to be known before one writes. */
function Standing({ of, from }: { readonly of: Page; readonly from: 'server' | 'device' }) {
  const t = useT('application', 'stream')
  const format = useFormat()
  const { active_role } = useSession()
  const isOnline = useIsOnline()
  const { list } = useWaitingCommands()
  const waiting = list.filter(
    ({ name, refusal }) => refusal === null && (name === 'createStreamPost' || name === 'createStreamComment'),
  ).length
  return (
    <>
      {of.is_muted && <Notice>{t('stream.muted')}</Notice>}
      {!of.is_muted && !of.may_post && <Notice>{t('stream.read_only')}</Notice>}
      {of.approves_posts && of.may_post && active_role === 'learner' && (
        <p className="soft small">{t('stream.approves')}</p>
      )}
      {from === 'device' && !isOnline && (
        <p className="soft small">{t('frame.as_of', { when: format.dateTime(of.as_of) })}</p>
      )}
      {waiting > 0 && (
        <p className="soft small" role="status">
          {t('stream.waiting', { count: waiting })}
        </p>
      )}
    </>
  )
}

/** The form comes when it is asked for: most people who come only read. What was begun before is offered again. */
function Compose({ of: { may_post, approves_posts }, class_id }: { readonly of: Page; readonly class_id: number }) {
  const t = useT('stream')
  const { user_id, active_role } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [isSetting, setSetting] = useState(false)
  const kept = readDraft(postDraftName(user_id, class_id))
  const isBegun = isPostDraft(kept) && (kept.text.trim() !== '' || kept.links.length > 0)
  if (isOpen && may_post)
    return <PostForm class_id={class_id} onSent={() => setOpen(false)} onLeave={() => setOpen(false)} />
  return (
    <div className="flex wrap middle gap-2">
      {may_post && (
        <Button variant="primary" icon="edit" onClick={() => setOpen(true)}>
          {t(isBegun ? 'stream.draft_waits' : 'stream.write')}
        </Button>
      )}
      {active_role === 'teacher' && (
        <Button variant="quiet" icon="lock" onClick={() => setSetting(true)}>
          {t('stream.rules_of_stream')}
        </Button>
      )}
      {isSetting && (
        <StreamSettings class_id={class_id} approves_posts={approves_posts} onClose={() => setSetting(false)} />
      )}
    </div>
  )
}

interface FilterProps {
  readonly of: Page
  readonly value: StreamFilter
  readonly onChange: (filter: StreamFilter) => void
}

function Filter({ of, value, onChange }: FilterProps) {
  const t = useT('stream')
  const { active_role } = useSession()
  const shown = filters.filter((one) => one !== 'to_look_at' || active_role === 'teacher')
  return (
    <Select
      label={t('stream.shown')}
      value={value}
      options={shown.map((one) => ({
        value: one,
        label:
          one === 'to_look_at' ? t('stream.filter_to_look_at', { count: of.to_look_at }) : t(`stream.filter_${one}`),
      }))}
      onChange={(event) => onChange(shown.find((one) => one === event.target.value) ?? 'all')}
    />
  )
}

interface PostsProps {
  readonly class_id: number
  readonly asked: Asked
  readonly onDeleted: Deleted
  /** The last post of the page above; absent on the first. */
  readonly before?: string
  /** Those that are kept at the top stand there alone, wherever their page is. */
  readonly top?: ReadonlySet<string>
}

/** A page of posts, and below it the one before once it is asked for. */
function Posts({ class_id, asked, onDeleted, before, top }: PostsProps) {
  const { filter, search } = asked
  const isPlain = filter === 'all' && search === ''
  const posts = useKept(
    useQuery(listStreamPosts, {
      ...firstPosts(class_id),
      ...(!isPlain && { filter, search }),
      ...(before !== undefined && { before, limit: 20 }),
    }),
  )
  return (
    <CallState of={posts} refused={{ not_found: () => <NotFound /> }} shape="rows">
      {(page) => (
        <OnePage
          of={page}
          class_id={class_id}
          asked={asked}
          onDeleted={onDeleted}
          {...(before !== undefined && { before })}
          top={top ?? new Set(page.pinned.map(({ post_id }) => post_id))}
        />
      )}
    </CallState>
  )
}

interface OnePageProps extends PostsProps {
  readonly of: Page
}

function OnePage({
  of: { pinned, list, has_more, muted_ids },
  class_id,
  asked,
  onDeleted,
  before,
  top = new Set(),
}: OnePageProps) {
  const t = useT('stream')
  const [isEarlierAsked, setEarlierAsked] = useState(false)
  const last = list.at(-1)?.post_id
  if (before === undefined && pinned.length === 0 && list.length === 0) return <Nothing asked={asked} />
  return (
    <>
      <List of={pinned} label={t('stream.pinned')} mutedIds={muted_ids} onDeleted={onDeleted} />
      <List
        of={list.filter(({ post_id }) => !top.has(post_id))}
        label={t('stream.posts')}
        mutedIds={muted_ids}
        onDeleted={onDeleted}
      />
      {has_more && last !== undefined && isEarlierAsked && (
        <Posts class_id={class_id} asked={asked} onDeleted={onDeleted} before={last} top={top} />
      )}
      {has_more && !isEarlierAsked && (
        <div>
          <Button icon="clock" onClick={() => setEarlierAsked(true)}>
            {t('stream.earlier')}
          </Button>
        </div>
      )}
    </>
  )
}

interface ListProps {
  readonly of: readonly StreamPost[]
  readonly label: string
  readonly mutedIds: readonly number[]
  readonly onDeleted: Deleted
}

function List({ of, label, mutedIds, onDeleted }: ListProps) {
  if (of.length === 0) return null
  return (
    <ul className={styles['posts']} role="list" aria-label={label}>
      {of.map((post) => (
        <li key={post.post_id}>
          <PostCard post={post} mutedIds={mutedIds} onDeleted={onDeleted} />
        </li>
      ))}
    </ul>
  )
}

function Nothing({ asked: { filter, search } }: { readonly asked: Asked }) {
  const t = useT('stream')
  const { active_role } = useSession()
  if (search === '' && filter === 'to_look_at') return <EmptyState icon="check" title={t('stream.none_to_look_at')} />
  if (search !== '' || filter !== 'all') return <EmptyState icon="search" title={t('stream.none_found')} />
  return (
    <EmptyState icon="edit" title={t('stream.none_title')}>
      <p>{t(active_role === 'teacher' ? 'stream.none_teacher' : 'stream.none_learner')}</p>
    </EmptyState>
  )
}
