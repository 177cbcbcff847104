-- The stored gross of a product is the sum of its lines as they were charged, each rounded to the smallest unit of the
-- order's currency. Earlier sums were not; they repeat what is in the orders, so that reports store them again.
DELETE FROM "ReportDay";
