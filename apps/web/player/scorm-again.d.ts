/** The bundles export by name what their types export as the default. */
declare module 'scorm-again/scorm12/min' {
  import Model from 'scorm-again/scorm12'
  export { Model as Scorm12API }
}
declare module 'scorm-again/scorm2004/min' {
  import Model from 'scorm-again/scorm2004'
  export { Model as Scorm2004API }
}
