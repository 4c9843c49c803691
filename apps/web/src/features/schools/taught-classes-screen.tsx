import { PageHeading } from '@maktab/ui/layout'
import { useT } from '#shell/use-t.ts'
import type { SubjectPicture } from './class-heading.tsx'
import { ClassList } from './class-list.tsx'
import { TaughtClassCard } from './taught-class-card.tsx'

/** The classes of a teacher; each leads to the work that was set for it. */
export function TaughtClassesScreen({ picture }: { picture: SubjectPicture }) {
  const t = useT()
  return (
    <>
      <PageHeading title={t('schools.my_classes')} />
      <ClassList none={t('schools.teacher_no_classes')}>{(one) => <TaughtClassCard of={one} level={2} picture={picture} />}</ClassList>
    </>
  )
}
