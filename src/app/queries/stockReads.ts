/** The queries that show a tool's stock, or that it exists. */
export const STOCK_READS = ['getTool', 'listTools', 'findProduct'] as const;
