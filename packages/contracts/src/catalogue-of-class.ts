/** Calls of a class as a place: its stream, its library and its attendance: a part of the catalogue. */
export const classCalls = {}
