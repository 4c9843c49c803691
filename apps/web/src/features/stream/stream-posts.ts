/** The first page of posts, asked alike by the home of a class and by its stream: it is asked once. */
export const firstPosts = (class_id: number) => ({ class_id, limit: 10 })
