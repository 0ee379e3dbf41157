/** The links of a message that define its place. */
export interface Linked {
  uuid: string;
  follows: string | null;
  createdAt: Date;
}

/**
 * Returns the most recently written branch below a message: from the message to the newest message without a successor.
 * @param below messages of the conversation; those that do not descend from `top` are ignored
 * @returns uuids from `top` on, each following the one before
 */
export function latestBranch(top: string, below: readonly Linked[]): string[] {
  const following = Map.groupBy(below, ({ follows }) => follows);
  let newest: Branch = { uuid: top, parent: undefined, writtenAt: -Infinity };
  const open: Branch[] = [newest];
  for (let branch = open.pop(); branch; branch = open.pop()) {
    const next = following.get(branch.uuid) ?? [];
    if (next.length === 0 && branch.writtenAt >= newest.writtenAt) newest = branch;
    // The last one pushed is examined first, so of two written at the same time the later one in the list wins.
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
  /** When its last message was written, in ms. */
  writtenAt: number;
}
