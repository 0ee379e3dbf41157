/** A message as far as its place goes. */
export interface Linked {
  uuid: string;
  follows: string | null;
  createdAt: Date;
}

/**
 * Of all that follows a message, the branch that was written last: from the message on to the newest message that
 * nothing follows.
 * @param below messages of the conversation; those that do not descend from `top` do not count
 * @returns uuids from `top` on, each following the one before
 */
export function latestBranch(top: string, below: readonly Linked[]): string[] {
  const following = Map.groupBy(below, ({ follows }) => follows);
  let newest: Branch = { uuid: top, parent: undefined, writtenAt: -Infinity };
  const open: Branch[] = [newest];
  for (let branch = open.pop(); branch; branch = open.pop()) {
    const next = following.get(branch.uuid) ?? [];
    if (next.length === 0 && branch.writtenAt >= newest.writtenAt) newest = branch;
    // The last pushed is looked at first: of two of one moment the later one in the list wins.
    for (const { uuid, createdAt } of next.toReversed())
      open.push({ uuid, parent: branch, writtenAt: createdAt.getTime() });
  }
  const uuids: string[] = [];
  for (let at: Branch | undefined = newest; at; at = at.parent) uuids.unshift(at.uuid);
  return uuids;
}

interface Branch {
  uuid: string;
  parent: Branch | undefined;
  /** When its last message was, in ms. */
  writtenAt: number;
}
