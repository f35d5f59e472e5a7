/** The reads that tell of a tool's stock, and of whether there is such a tool. */
export const STOCK_READS = ['getTool', 'listTools', 'findProduct'] as const;
