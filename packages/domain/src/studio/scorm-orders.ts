/**
 * The order that a SCORM package sets for its own parts: prerequisites in 1.2 (CAM §2.3.2.5), sequencing and navigation in 2004 (SN §3).
 * A lesson follows an order of its own; whoever brings a package in is told that the package's is not followed.
 */
import { childNamed, childrenNamed, descendantsNamed, elementsOf, type XmlElement } from './xml-elements.ts'

/**
 * How many items of an organisation, itself among them, carry a rule that changes what a learner may open, when, how often, or what
 * the whole comes to. What every lesson does by itself (parts one after the other, each open to be chosen) is no rule.
 */
export function orderedItems(manifest: XmlElement, organization: XmlElement): number {
  const items = [organization, ...descendantsNamed(organization, 'item')]
  const isOnlyPart = items.filter(({ attributes }) => attributes['identifierref'] !== undefined).length < 2
  return items.filter((item) => {
    const parts = sequencingOf(manifest, item)
    const firstOf = (name: string) => parts.find((part) => part.name === name)
    if (isLimited(firstOf('limitConditions'))) return true
    if (isOnlyPart) return false
    return (
      childNamed(item, 'prerequisites') !== undefined ||
      isHeld(firstOf('controlMode')) ||
      rules.some((name) => holdsRules(firstOf(name))) ||
      isDrawn(firstOf('randomizationControls')) ||
      isConstrained(firstOf('constrainedChoiceConsiderations'))
    )
  }).length
}

/** What an item says of its sequencing, then what it borrows from the collection: the first of a name counts. */
export function sequencingOf(manifest: XmlElement, item: XmlElement): readonly XmlElement[] {
  const own = childNamed(item, 'sequencing')
  const reference = own?.attributes['IDRef']
  const borrowed =
    reference === undefined
      ? undefined
      : childrenNamed(childNamed(manifest, 'sequencingCollection'), 'sequencing').find(
          ({ attributes }) => attributes['ID'] === reference,
        )
  return [...(own ? elementsOf(own) : []), ...(borrowed ? elementsOf(borrowed) : [])]
}

const rules = ['sequencingRules', 'rollupRules'] as const
const kindsOfRule = ['preConditionRule', 'postConditionRule', 'exitConditionRule', 'rollupRule'] as const

function holdsRules(holder: XmlElement | undefined): boolean {
  return kindsOfRule.some((kind) => childNamed(holder, kind) !== undefined)
}

function isLimited(limits: XmlElement | undefined): boolean {
  return limits?.attributes['attemptLimit'] !== undefined
}

/** Choosing is taken away, or going back. */
function isHeld(mode: XmlElement | undefined): boolean {
  const { choice = 'true', choiceExit = 'true', forwardOnly = 'false' } = mode?.attributes ?? {}
  return !isTrue(choice) || !isTrue(choiceExit) || isTrue(forwardOnly)
}

/** Parts are drawn, or shown in an order that changes. */
function isDrawn(controls: XmlElement | undefined): boolean {
  const { randomizationTiming = 'never', selectionTiming = 'never' } = controls?.attributes ?? {}
  return randomizationTiming !== 'never' || selectionTiming !== 'never'
}

function isConstrained(considerations: XmlElement | undefined): boolean {
  const { preventActivation = 'false', constrainChoice = 'false' } = considerations?.attributes ?? {}
  return isTrue(preventActivation) || isTrue(constrainChoice)
}

/** As XML Schema writes a boolean. */
function isTrue(written: string): boolean {
  return written === 'true' || written === '1'
}
