import { listBookmarks } from '@maktab/client/calls/learning/bookmarks.generated'
import { languageByCode } from '@maktab/i18n/languages'
import { Card } from '@maktab/ui/layout/card'
import { Grid } from '@maktab/ui/layout/layout'
import { Link } from '#page/router.tsx'
import { CallState } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useT } from '#language/use-t.ts'
import { SubjectMark } from '../content/subject-mark.tsx'
import { playerAddress } from './place.ts'

/** Lessons that the learner keeps. */
export function SavedLessons() {
  const t = useT('finding')
  const bookmarks = useQuery(listBookmarks, {})
  return (
    <section className="grid gap-3" aria-labelledby="saved-lessons">
      <h2 id="saved-lessons">{t('finding.saved_lessons')}</h2>
      <CallState of={bookmarks} shape="rows">
        {({ list }) =>
          list.length === 0 ? (
            <p className="soft">{t('finding.no_saved')}</p>
          ) : (
            <Grid narrowest={18}>
              {list.map((lesson) => {
                const { tag } = languageByCode(lesson.language)
                return (
                  <Card
                    key={lesson.lesson_guid}
                    level={3}
                    isLink
                    heading={
                      <span className="flex middle gap-3">
                        <SubjectMark subject={lesson.subject} />
                        <Link lang={tag} to={playerAddress(lesson)}>
                          <bdi>{lesson.title}</bdi>
                        </Link>
                      </span>
                    }
                  >
                    <p className="soft">
                      <bdi lang={tag}>{lesson.course_title}</bdi>
                    </p>
                  </Card>
                )
              })}
            </Grid>
          )
        }
      </CallState>
    </section>
  )
}
