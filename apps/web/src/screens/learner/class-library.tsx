import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import { PageHeading } from '@maktab/ui/layout/layout'
import { numberIn } from '#features/learning/place.ts'
import { className } from '#features/schools/class-name.ts'
import { ClassLibrary } from '#features/stream/class-library.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { Path } from '#page/path.tsx'
import { Navigate, useSearchParams } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'

/** The library of a learner's class at an address of its own (`class_id`). */
export function ClassLibraryScreen() {
  const t = useT('application', 'home', 'stream')
  const format = useFormat()
  const [search] = useSearchParams()
  const classes = useQuery(listClasses, {})
  const class_id = numberIn(search, 'class_id')
  return (
    <CallState of={classes} shape="card">
      {({ list }) => {
        const found = list.find((one) => one.class_id === class_id)
        if (found === undefined) return <Navigate to="/learner/classes" replace />
        const name = className(found, t, format)
        return (
          <>
            <PageHeading
              back={
                <Path
                  over={[
                    { label: t('titles.my_classes'), href: '/learner/classes' },
                    { label: name, href: `/learner/class/dashboard?class_id=${found.class_id}` },
                  ]}
                  here={t('stream.library')}
                />
              }
              title={t('stream.library')}
            />
            <ClassLibrary class_id={found.class_id} />
          </>
        )
      }}
    </CallState>
  )
}
