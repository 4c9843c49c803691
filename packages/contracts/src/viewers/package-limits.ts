/** How much a package may tell. SCORM 2004 promises its packages 64,000 characters of suspended data and 1,000 of a location. */
export const packageLimits = {
  location: 1_000,
  /** SCORM's own model keeps its packages to less; a book of H5P tells the texts of all its pages at once. */
  suspendData: 256_000,
  /** Seconds: some hundred days. */
  totalTime: 10_000_000,
  iri: 1_000,
  name: 500,
  response: 2_000,
  attempts: 20,
  statements: 50,
  /** Questions of which one result tells, and letters of each of their texts. */
  interactions: 100,
  interaction: 500,
} as const
