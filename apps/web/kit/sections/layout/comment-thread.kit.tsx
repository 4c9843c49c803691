import { CommentThread } from '@maktab/ui/layout/comment-thread'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { samples } from '../../overlay-samples.ts'

const now = '2026-11-20T10:00:00Z'
const taken = () => Promise.resolve(true)

export const section: KitSection = {
  key: 'comment-thread',
  group: 'school',
  States({ locale }) {
    const w = samples[locale]
    const [pupil, teacher, other] = w.people
    const [question, answer, thanks, misprint] = w.comments
    const replies = [
      { key: '2', author: teacher, sentAt: '2026-11-18T09:00:00Z', text: answer, isOwn: true, isEdited: true },
      { key: '3', author: pupil, sentAt: '2026-11-20T07:30:00Z', text: thanks },
    ]
    return (
      <>
        <KitState name="a long thread, one's own to be edited" isWide>
          <CommentThread
            now={now}
            ownName={teacher}
            earlier={12}
            onShowEarlier={() => undefined}
            comments={[
              { key: '1', author: pupil, sentAt: '2026-11-17T10:00:00Z', text: question, replies },
              { key: '4', author: other, sentAt: '2026-11-20T09:59:55Z', text: misprint },
            ]}
            onSend={taken}
            onEdit={taken}
            onDelete={() => undefined}
          />
        </KitState>
        <KitState name="empty" isWide>
          <CommentThread label={w.work} now={now} ownName={pupil} comments={[]} onSend={taken} />
        </KitState>
        <KitState name="to be read only" isWide>
          <CommentThread
            label={w.stream}
            now={now}
            ownName={pupil}
            comments={[{ key: '1', author: other, sentAt: '2026-11-20T06:00:00Z', text: misprint }]}
          />
        </KitState>
      </>
    )
  },
}
