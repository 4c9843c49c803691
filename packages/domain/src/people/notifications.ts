/** How notifications are given out: the same pages on the server and on a device. */
export const notificationsPerPage = 20

/** So many of the latest a device is given; older ones are looked for with a network. */
export const notificationsOnDevice = 200
