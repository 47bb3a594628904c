/** A filter option: the slug is in the address, the name is shown, in its group where the filter has groups. */
export interface FilterOption {
  slug: string;
  name: string;
  group?: string;
}

/**
 * A filter of a list, which is a part of its address: one of the options, with `several` any of them, or a day,
 * whose only option names the one that is set.
 */
export interface Filter {
  /** The part of the address. */
  name: string;
  label: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
  several?: boolean;
  isDay?: boolean;
  /** The label of no choice, where "all" does not fit. */
  none?: string;
  /** Its groups, where other filters have the same: then each group is one part with the options of all. */
  groups?: FilterGroups;
}

/** Groups that filters share: their label, and the page of each by its name, in their order, with what leads there. */
interface FilterGroups {
  label: string;
  pages: ReadonlyMap<string, string>;
  go: string;
}

/** Returns the options by their group in the order of the groups' first options; those without one have ''. */
export function groupsOf(options: readonly FilterOption[]): [group: string, options: FilterOption[]][] {
  const groups = new Map<string, FilterOption[]>();
  for (const option of options) {
    const { group = '' } = option;
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups];
}
