/** What a game tells of its events: what they change in the picture, and which of them happen at once. */
export interface Script<Event, Picture> {
  /** The picture after one event. */
  after(picture: Picture, event: Event): Picture
  /** Events in their order, in groups that are played side by side. */
  together(events: readonly Event[]): readonly (readonly Event[])[]
}

/** One event, and the picture that it leaves. */
export interface Step<Event, Picture> {
  readonly event: Event
  readonly picture: Picture
}

/** Events that are played side by side. */
export type Move<Event, Picture> = readonly Step<Event, Picture>[]

/** What happened, grouped and folded: the one place where events become pictures. */
export function movesOf<Event, Picture>(
  { after, together }: Script<Event, Picture>,
  from: Picture,
  events: readonly Event[],
): readonly Move<Event, Picture>[] {
  let picture = from
  return together(events).map((group) =>
    group.map((event) => {
      picture = after(picture, event)
      return { event, picture }
    }),
  )
}

/** The picture after all of these events. */
export const afterAll = <Event, Picture>(
  { after }: Pick<Script<Event, Picture>, 'after'>,
  from: Picture,
  events: readonly Event[],
): Picture => events.reduce((picture, event) => after(picture, event), from)
