-- Its key changed whenever somebody took stock, so that each take was an entry in every index. The table is small, and searched every half a minute.
DROP INDEX reservations_by_age;
