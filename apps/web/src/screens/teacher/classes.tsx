import { PageHeading } from '@maktab/ui/layout/layout'
import { useT } from '#language/use-t.ts'
import { SubjectMark } from '#features/content/subject-mark.tsx'
import { ClassList } from '#features/schools/class-list.tsx'
import { TaughtClassCard } from '#features/schools/taught-class-card.tsx'

/** The classes of a teacher, each with the picture and the colour of its subject; each leads to its home. */
export function TaughtClassesScreen() {
  const t = useT('application', 'home')
  return (
    <>
      <PageHeading title={t('titles.my_classes')} />
      <ClassList none={t('schools.teacher_no_classes')}>
        {(one) => <TaughtClassCard of={one} level={2} picture={SubjectMark} />}
      </ClassList>
    </>
  )
}
