/** A suburb as the chips name it; where its state and postcode stand beside the name, in `detail`. */
export type FoundPlace = { id: string; name: string; detail?: string };
